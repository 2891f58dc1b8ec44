"""What a teacher uses: checking lessons, homework, pages to print, packages for platforms."""
