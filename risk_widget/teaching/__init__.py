"""Tools for teachers: checks of lessons, homework, pages to print, packages for platforms."""
