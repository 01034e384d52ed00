ALTER TABLE `booking`
  ADD COLUMN `perpanjangan` SMALLINT NOT NULL DEFAULT 0 AFTER `bataswaktu`,
  ADD COLUMN `bataspertama` DATETIME(3) NULL AFTER `perpanjangan`;
