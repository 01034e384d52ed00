CREATE TABLE `trigram_kata` (
  `trigram` CHAR(3) NOT NULL,
  `kata` VARCHAR(64) NOT NULL,
  PRIMARY KEY (`trigram`, `kata`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
