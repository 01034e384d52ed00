CREATE INDEX `userdata_notelp_idx` ON `userdata` (`notelp`);
