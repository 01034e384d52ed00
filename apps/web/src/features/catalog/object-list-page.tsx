import { Stack } from "@mantine/core";
import { ListScreen } from "../../records/list/list-screen.tsx";
import { ShortOfPhotos } from "./short-of-photos.tsx";

/** The manager's objects as any list, below what keeps some of them from being offered. */
export function ObjectListPage() {
  return (
    <Stack gap="md">
      <ShortOfPhotos />
      <div>
        <ListScreen name="mst_objectretribusi/list_pengelola" />
      </div>
    </Stack>
  );
}
