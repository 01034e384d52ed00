CREATE TABLE `model_has_permissions` (
  `permission_id` INT NOT NULL,
  `model_id` INT NOT NULL,
  `model_type` VARCHAR(64) NOT NULL DEFAULT 'userdata',
  PRIMARY KEY (`permission_id`, `model_id`, `model_type`),
  INDEX `model_has_permissions_model_id_idx` (`model_id`),
  CONSTRAINT `model_has_permissions_permission_id_fkey` FOREIGN KEY (`permission_id`) REFERENCES `permissions` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `model_has_permissions_model_id_fkey` FOREIGN KEY (`model_id`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
