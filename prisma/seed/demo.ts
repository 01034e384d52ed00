import { seedBreaches } from "./breaches.ts";
import { seedClosures } from "./closures.ts";
import { seedDeputies } from "./deputies.ts";
import type { Store } from "./gallery.ts";
import { drawPictures, seedObjects } from "./objects.ts";
import { seedContact, seedOrganisation } from "./organisation.ts";
import { seedPeople } from "./people.ts";
import { seedStories } from "./story/stories.ts";
import { seedTargets } from "./targets.ts";

/** The demonstration: regions with their agencies, people, objects and a year of bookings. Running it again adds what is missing. */
export async function seedDemo(store: Store): Promise<void> {
  // Drawing takes about as long as telling all the rest, and neither waits for the other.
  await Promise.all([drawPictures(store), seedRows(store)]);
}

async function seedRows(store: Store): Promise<void> {
  await seedContact(store.prisma);
  const places = await seedOrganisation(store);
  await seedPeople(store.prisma, places);
  await seedObjects(store, places);
  const now = new Date();
  await seedClosures(store.prisma, now);
  await seedDeputies(store.prisma, now);
  await seedBreaches(store.prisma, now);
  await seedStories(store, now);
  await seedTargets(store.prisma, now);
}
