import { notifications } from "@mantine/notifications";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { ratingsCall } from "@retribusi/contract/features/rating/rating.calls";
import {
  giveGuestRating,
  giveRating,
  listRatings,
  type OwnRating,
  type publishedRatings,
  publishRating,
  type RatingBody,
  type RatingList,
  readGuestRating,
  readRating,
} from "@retribusi/contract/features/rating/rating.endpoints";
import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ask, callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

export interface Rated {
  readonly kind: BookingKind;
  readonly id: number;
}

function useGive(key: QueryKey, give: (said: RatingBody) => Promise<OwnRating>) {
  const { t } = useTranslation("rating");
  const client = useQueryClient();
  return useMutation({
    mutationFn: give,
    onSuccess: (rating) => {
      client.setQueryData<OwnRating>(key, rating);
      notifications.show({ color: "green", message: t("saved") });
    },
    onError: useNotifyError(),
  });
}

const ownKey = ({ kind, id }: Rated): QueryKey => ["rating", kind, id];

/** How a booking was rated. */
export const useRating = (of: Rated) =>
  useQuery({
    queryKey: ownKey(of),
    queryFn: ({ signal }) => callEndpoint(readRating(of.kind), { params: { id: of.id }, signal }),
  });

export const useGiveRating = (of: Rated) =>
  useGive(ownKey(of), (body) => callEndpoint(giveRating(of.kind), { params: { id: of.id }, body }));

const guestKey = (tanda: string): QueryKey => ["guest-rating", tanda];

/** How the booking of a link was rated. */
export const useGuestRating = (tanda: string) =>
  useQuery({
    queryKey: guestKey(tanda),
    queryFn: ({ signal }) => callEndpoint(readGuestRating, { body: { tanda }, signal, isAnonymous: true }),
    gcTime: 0,
  });

export const useGiveGuestRating = (tanda: string) =>
  useGive(guestKey(tanda), (said) => callEndpoint(giveGuestRating, { body: { ...said, tanda }, isAnonymous: true }));

const listKey = (objectid: number): QueryKey => ["ratings", objectid];

/** Ratings of an object, for those who look after it. */
export const useRatings = (objectid: number) =>
  useQuery({
    queryKey: listKey(objectid),
    queryFn: ({ signal }) => callEndpoint(listRatings, { params: { id: objectid }, signal }),
    staleTime: 0,
  });

/** Shows a sentence to everybody, or takes it back. */
export function usePublish(objectid: number) {
  const { t } = useTranslation("rating");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      bookingid: id,
      tampil,
      diubah,
    }: Pick<RatingList["records"][number], "bookingid" | "tampil" | "diubah">) =>
      callEndpoint(publishRating, { params: { id }, body: { tampil, diubah } }),
    onSuccess: ({ tampil }) => notifications.show({ color: "green", message: t(tampil ? "published" : "takenBack") }),
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: listKey(objectid) }),
  });
}

/** What everybody reads of an object's ratings. */
export const usePublished = (objectid: number) =>
  useQuery({
    queryKey: ["published-ratings", objectid],
    queryFn: ({ signal }) => ask<typeof publishedRatings>(ratingsCall, { params: { objectid }, signal }),
  });
