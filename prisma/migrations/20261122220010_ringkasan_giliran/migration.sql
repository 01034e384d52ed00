CREATE TABLE `ringkasan_giliran` (
  `objectid` INT NOT NULL,
  `urutan` BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (`objectid`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
