ALTER TABLE `tbl_jnspenerimaan` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
