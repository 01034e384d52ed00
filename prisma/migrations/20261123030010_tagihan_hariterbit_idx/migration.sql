CREATE INDEX `tagihan_hariterbit_idx` ON `tagihan` (`hariterbit`);
