import { notifications } from "@mantine/notifications";
import { favouriteCalls } from "@retribusi/contract/features/booking/booking.calls";
import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import type {
  dropFavourite,
  Favourite,
  keepFavourites,
  listFavourites,
} from "@retribusi/contract/features/booking/favourite.endpoints";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ask } from "../../lib/api.ts";
import { type Session, useSession } from "../../lib/current-user.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { dropFromDevice, keepOnDevice, useDeviceFavourites } from "./device-favourites.ts";

const key = ["favourites"] as const;

const inAccount = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }): Promise<readonly Favourite[]> =>
    (await ask<typeof listFavourites>(favouriteCalls.list, { signal })).records,
  staleTime: 60_000,
});

/** Where somebody's favourites are. The staff order for others and keep none. */
export function placeOfFavourites(session: Session): "device" | "account" | undefined {
  if (session.status === "anonymous") return "device";
  return session.status === "signed-in" && session.role === "nasabah" ? "account" : undefined;
}

/** What an object is kept with. */
export const favouriteOf = (object: {
  readonly objectid: number;
  readonly objectname: string;
  readonly subobjectname: string | null;
  readonly jenisbooking: Favourite["jenisbooking"];
  readonly lokasikabkota: string;
}): Favourite => ({
  objectid: object.objectid,
  namaobject: [object.objectname, object.subobjectname].filter(Boolean).join(" – "),
  jenisbooking: object.jenisbooking,
  lokasikabkota: object.lokasikabkota,
});

const without = (records: readonly Favourite[], id: number) => records.filter(({ objectid }) => objectid !== id);

/** Tells that there is no room for more. */
export function useTellFull(): (count: number) => void {
  const { t } = useTranslation("catalog");
  return (count) =>
    void notifications.show({
      id: "favourites",
      color: "kunyit",
      message: t("favourite.noRoom", { most: mostFavourites, count }),
      autoClose: false,
    });
}

/** Keeps some in the account and shows its list; answers how many found no room. */
export async function keepInAccount(client: QueryClient, records: readonly Favourite[]): Promise<number> {
  const answer = await ask<typeof keepFavourites>(favouriteCalls.keep, { body: { records: [...records] } });
  client.setQueryData(key, answer.records);
  return answer.sisa;
}

interface Press {
  readonly favourite: Favourite;
  readonly isKept: boolean;
}

/** Pressed in the account: the heart follows at once, and goes back where that fails. */
function usePressInAccount() {
  const client = useQueryClient();
  const tellFull = useTellFull();
  const notifyError = useNotifyError();
  return useMutation({
    // One after the other, so that the answer that comes last is the newest list.
    scope: { id: "favourites" },
    mutationFn: async ({ favourite, isKept }: Press) => {
      if (!isKept) return keepInAccount(client, [favourite]);
      const params = { objectid: favourite.objectid };
      const { records } = await ask<typeof dropFavourite>(favouriteCalls.drop, { params });
      client.setQueryData(key, records);
      return 0;
    },
    onMutate: ({ favourite, isKept }) => {
      client.setQueryData<readonly Favourite[]>(key, (before = []) => {
        const others = without(before, favourite.objectid);
        return isKept ? others : [favourite, ...others];
      });
    },
    onSuccess: (noRoom) => {
      if (noRoom > 0) tellFull(noRoom);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: key });
      notifyError(error);
    },
  });
}

/** Somebody's favourites and how one is pressed. `records` is missing until they are known, and for whoever keeps none. */
export function useFavourites() {
  const place = placeOfFavourites(useSession());
  const device = useDeviceFavourites();
  const account = useQuery({ ...inAccount, enabled: place === "account" });
  const pressInAccount = usePressInAccount();
  const tellFull = useTellFull();
  const records = place === "device" ? device : place === "account" ? account.data : undefined;
  const isKept = (id: number) => records?.some(({ objectid }) => objectid === id) === true;
  const press = (favourite: Favourite) => {
    const kept = isKept(favourite.objectid);
    if (place === "account") pressInAccount.mutate({ favourite, isKept: kept });
    else if (kept) dropFromDevice(favourite.objectid);
    else if (!keepOnDevice(favourite)) tellFull(1);
  };
  return { place, records, isKept, press, error: account.error, refetch: account.refetch };
}
