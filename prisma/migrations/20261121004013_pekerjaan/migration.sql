CREATE TABLE `pekerjaan` (
  `nama` VARCHAR(64) NOT NULL,
  `selesai` DATETIME(3) NOT NULL,
  `lama` INT NOT NULL,
  `galat` VARCHAR(255) NULL,
  PRIMARY KEY (`nama`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
