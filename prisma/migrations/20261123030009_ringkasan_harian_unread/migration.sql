ALTER TABLE `ringkasan_harian` DROP COLUMN `haritunggu`, DROP COLUMN `menitpakai`;
