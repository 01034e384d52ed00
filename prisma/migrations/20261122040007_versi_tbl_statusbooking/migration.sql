ALTER TABLE `tbl_statusbooking` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
