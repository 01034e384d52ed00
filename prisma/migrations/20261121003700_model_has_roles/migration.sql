CREATE TABLE `model_has_roles` (
  `model_id` INT NOT NULL,
  `role_id` INT NOT NULL,
  `urutan` SMALLINT NOT NULL DEFAULT 0,
  PRIMARY KEY (`model_id`, `role_id`),
  INDEX `model_has_roles_role_id_idx` (`role_id`),
  CONSTRAINT `model_has_roles_model_id_fkey` FOREIGN KEY (`model_id`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `model_has_roles_role_id_fkey` FOREIGN KEY (`role_id`) REFERENCES `roles` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
