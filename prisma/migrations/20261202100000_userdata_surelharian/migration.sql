ALTER TABLE `userdata`
  ADD COLUMN `surelharian` DATE NULL AFTER `surelditolak`;
