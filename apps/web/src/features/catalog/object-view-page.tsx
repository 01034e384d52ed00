import { Group, Stack } from "@mantine/core";
import { useParams } from "react-router-dom";
import { ViewScreen } from "../../records/view/view-screen.tsx";
import { CalendarButton } from "../calendar/calendar-button.tsx";
import { ObjectRatings } from "../rating/object-ratings.tsx";
import { ObjectPages, objectViewPage } from "./object-pages.tsx";
import { ShortOfPhotos } from "./short-of-photos.tsx";

/** An object as any record is shown, with the way to its rules, units, closures and tariffs. */
export function ObjectViewPage() {
  const { id } = useParams();
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <ObjectPages objectid={Number(id)} current={objectViewPage} />
        <CalendarButton place={{ objectid: Number(id) }} />
      </Group>
      <ShortOfPhotos objectid={Number(id)} />
      <div>
        <ViewScreen name={objectViewPage} />
      </div>
      <ObjectRatings objectid={Number(id)} />
    </Stack>
  );
}
