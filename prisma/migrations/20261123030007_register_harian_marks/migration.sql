-- The registers of all days are to be summed up: the job does it as soon as it runs, until then books read the rows of marked days.
INSERT INTO `ringkasan_tanda` (`objectid`, `dari`, `sampai`)
SELECT DISTINCT `objectid`, DATE '1000-01-01', DATE '9999-12-31' FROM `booking`;
