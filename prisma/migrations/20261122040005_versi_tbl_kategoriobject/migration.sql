ALTER TABLE `tbl_kategoriobject` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
