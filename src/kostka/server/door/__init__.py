"""What stands before the whole application: by which name, from which page, how often."""
