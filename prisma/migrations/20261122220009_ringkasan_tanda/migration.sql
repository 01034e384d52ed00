CREATE TABLE `ringkasan_tanda` (
  `id` BIGINT NOT NULL AUTO_INCREMENT,
  `objectid` INT NOT NULL,
  `dari` DATE NOT NULL,
  `sampai` DATE NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `ringkasan_tanda_objectid_idx` (`objectid`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
