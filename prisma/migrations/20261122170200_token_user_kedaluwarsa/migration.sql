CREATE INDEX `token_user_kedaluwarsa_idx` ON `token_user` (`kedaluwarsa`);
