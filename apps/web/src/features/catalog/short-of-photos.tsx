import { Alert, List, Text } from "@mantine/core";
import {
  listShortOfPhotos,
  type ShortOfPhotos as Short,
} from "@retribusi/contract/features/catalog/objectretribusi.endpoints";
import { IconPhotoExclamation } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { callEndpoint } from "../../lib/api.ts";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { addressOfPage, getEntityPage, heldPages } from "../../records/record-pages.ts";
import { objectViewPage } from "./object-pages.tsx";

/** So many are named; the list of objects has them all. */
const most = 5;

interface Props {
  /** One object alone, on its own page; else all of the reader's. */
  readonly objectid?: number;
}

/** Below the keys of the objects, so that it is asked again once one of them has been given a photo. */
function useShortOfPhotos(objectid: number | undefined) {
  const holds = useHoldsPage();
  return useQuery({
    queryKey: [...recordKeys.entity("mst_objectretribusi"), "photos", objectid],
    queryFn: ({ signal }) =>
      callEndpoint(listShortOfPhotos, { query: objectid === undefined ? {} : { objectid }, signal }),
    enabled: holds(objectViewPage),
  });
}

/** Where the reader adds photos; who may change no objects reads only that they are missing. */
function useEditPage(): string | undefined {
  const { pages } = useCurrentUser();
  return heldPages(pages, getEntityPage(objectViewPage)).edit;
}

/** Objects that citizens aren't offered for want of photos, with the way to add them; nothing where none lacks any. */
export function ShortOfPhotos({ objectid }: Props) {
  const { t } = useTranslation("unit");
  const edit = useEditPage();
  const { data } = useShortOfPhotos(objectid);
  if (!data || data.num === 0) return null;
  const { records, num, minimalfoto } = data;
  const isOne = objectid !== undefined;
  const named = records.slice(0, most);
  const name = ({ objectname, subobjectname }: Short) => [objectname, subobjectname].filter(Boolean).join(" – ");
  const missing = ({ kurang, jumlahfoto }: Short) =>
    t("photos.missing", { count: kurang, has: jumlahfoto, least: minimalfoto });
  return (
    <Alert
      color="yellow"
      icon={<IconPhotoExclamation aria-hidden />}
      title={isOne ? t("photos.oneTitle") : t("photos.title", { count: num })}
    >
      <Text size="sm">{t("photos.text", { count: minimalfoto })}</Text>
      <List size="sm" mt="xs" spacing={0}>
        {named.map((short) => (
          <List.Item key={short.objectid}>
            {isOne ? missing(short) : `${name(short)}: ${missing(short)}`}
            {edit ? (
              <>
                {" "}
                <Link
                  to={addressOfPage(edit, String(short.objectid))}
                  aria-label={isOne ? undefined : `${t("photos.add")}: ${name(short)}`}
                >
                  {t("photos.add")}
                </Link>
              </>
            ) : null}
          </List.Item>
        ))}
      </List>
      {num > named.length ? <Text size="sm">{t("photos.more", { count: num - named.length })}</Text> : null}
    </Alert>
  );
}
