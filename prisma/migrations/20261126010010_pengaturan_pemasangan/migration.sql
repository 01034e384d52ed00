INSERT INTO `pengaturan` (`kunci`, `nilai`) VALUES ('pemasangan', UUID());
