ALTER TABLE `referensi_bank` MODIFY COLUMN `referensi` VARCHAR(128) NOT NULL;
