ALTER TABLE `kunci_bank` MODIFY COLUMN `jenis` ENUM('publik','rahasia','privat') NOT NULL;
