/** Who stands in for whom in a manager group. */
export const deputyPage = "tbl_kelompokpengelola/wakil";
