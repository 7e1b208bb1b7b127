"""The languages: extracts the words from the source, updates, compiles and checks the catalogs."""
