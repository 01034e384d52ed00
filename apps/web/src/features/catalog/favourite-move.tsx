import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../../lib/current-user.ts";
import { dropFromDevice, useDeviceFavourites } from "./device-favourites.ts";
import { keepInAccount, placeOfFavourites, useTellFull } from "./use-favourites.ts";

/**
 * Takes what a visitor has kept on the device along into the account of the customer who signs in, and empties the device: the next one to
 * use it is shown none of it. What fails stays on the device until the next page that is opened anew.
 */
export function FavouriteMove(): null {
  const client = useQueryClient();
  const tellFull = useTellFull();
  const isOwn = placeOfFavourites(useSession()) === "account";
  const left = useDeviceFavourites();
  const { mutate, isIdle } = useMutation({
    mutationFn: async (records: typeof left) => {
      const noRoom = await keepInAccount(client, records);
      dropFromDevice(...records.map(({ objectid }) => objectid));
      return noRoom;
    },
    onSuccess: (noRoom) => {
      if (noRoom > 0) tellFull(noRoom);
    },
  });
  useEffect(() => {
    if (isOwn && isIdle && left.length > 0) mutate(left);
  }, [isOwn, isIdle, left, mutate]);
  return null;
}
