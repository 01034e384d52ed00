ALTER TABLE `kapasitas_object` ADD COLUMN `jamhari` VARCHAR(100) NULL AFTER `jamtutup`
