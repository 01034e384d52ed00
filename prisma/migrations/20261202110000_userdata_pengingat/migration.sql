-- Reminders and thanks were of the kind `kemajuan`: whoever has switched that off doesn't get them now either.
UPDATE `userdata`
SET `surelditolak` = CONCAT(`surelditolak`, ',pengingat'), `date_updated` = `date_updated`
WHERE FIND_IN_SET('kemajuan', `surelditolak`) > 0 AND FIND_IN_SET('pengingat', `surelditolak`) = 0;
