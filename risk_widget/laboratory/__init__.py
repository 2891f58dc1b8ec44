"""Questions answered by playing many games: simulations, tournaments, experiments and tables."""
