"""The printed editions' rules as data, and the code that reads them."""
