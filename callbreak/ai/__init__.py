"""The bots: levels that see a `SeatView`, and the programs and processes around them."""
