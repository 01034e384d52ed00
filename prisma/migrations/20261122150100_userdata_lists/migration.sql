-- The list of users by their state and by their latest login; the queue of accounts that wait for review.
ALTER TABLE `userdata`
  ADD INDEX `userdata_statusakun_idx` (`statusakun`),
  ADD INDEX `userdata_tglmasuk_idx` (`tglmasuk`);
