CREATE INDEX `pembayaran_hariterima_idx` ON `pembayaran` (`hariterima`);
