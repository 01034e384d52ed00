ALTER TABLE `tbl_mataanggaran` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
