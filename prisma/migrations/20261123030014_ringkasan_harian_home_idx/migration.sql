-- What the homes sum up, so that they read only these columns.
CREATE INDEX `ringkasan_harian_home_idx` ON `ringkasan_harian` (`dasar`, `tgl`, `idpemda`, `idskpd`, `pengelolaid`, `jumlah`, `dibayar`);
