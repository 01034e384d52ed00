ALTER TABLE `booking`
  ADD COLUMN `selisihjam` TINYINT NULL,
  ADD COLUMN `selisihkas` TINYINT NULL;
