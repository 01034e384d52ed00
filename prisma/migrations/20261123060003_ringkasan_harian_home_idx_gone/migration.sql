-- Homes read whole months from `ringkasan_bulanan`.
DROP INDEX `ringkasan_harian_home_idx` ON `ringkasan_harian`;
