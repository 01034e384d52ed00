ALTER TABLE `tbl_kelompokpengelola` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
