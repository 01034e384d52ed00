ALTER TABLE `ringkasan_rinci` DROP COLUMN `haritunggu`, DROP COLUMN `menitpakai`;
