CREATE INDEX `pembayaran_tglterima_idx` ON `pembayaran` (`tglterima`);
