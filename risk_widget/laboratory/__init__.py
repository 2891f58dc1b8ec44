"""Questions to many games: simulations, tournaments, experiments, tables of what was played."""
