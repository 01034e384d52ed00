CREATE INDEX `booking_notelp_idx` ON `booking` (`notelp`, `idpemda`, `idskpd`, `pengelolaid`, `idpemesan`, `jenisbooking`);
