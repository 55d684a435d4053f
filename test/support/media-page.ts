import { navigate } from '../../src/core/path';
import { galleryPictureWidths } from '../../src/domain/pictures';
import { homeData } from './homes';
import { drawn, until } from './page';

/** Pictures that do not exist, each with an id and a caption. */
export const photos = (count: number, about = 'Room') =>
  [...Array(count).keys()].map((index) => ({
    id: 100 + index,
    url: `https://pictures.example/${about.toLowerCase()}/${index + 1}.jpg`,
    caption: `${about} ${index + 1}`,
  }));

/** A property page with every kind of media. */
export const mediaPage = (property: object = {}) => ({
  agency_name: 'Hartwell Vane',
  property: {
    ...homeData,
    photos: photos(4),
    floorplans: photos(2, 'Floor'),
    epc_charts: photos(1, 'Energy'),
    virtual_tours: [
      { id: 11, url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', description: '' },
      { id: 12, url: 'https://kuula.co/share/7lYhQ', description: '' },
    ],
    videos: [{ id: 'v-13', url: 'https://vimeo.com/76979871', description: 'A walk through the house' }],
    ...property,
  },
  agricultural_sales_events: [{ id: 5, images: photos(2, 'Tractor') }],
  antiques_sales_events: [{ id: 6, images: photos(2, 'Chair') }],
  property_auction_sales_events: [{ id: 7, images: photos(2, 'Lot') }],
  histories: [{ id: 8, images: photos(2, 'Founder') }],
  content_blocks: [{ id: 'block-9', images: photos(3, 'Slide') }],
});

/** The addresses at which one of the server's large pictures is requested. */
export const atAllWidths = (url: string) =>
  galleryPictureWidths.map((width) => url.replace('/media/', `/media/${width}x_/`));

/** The open dialog. */
export const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** Goes to a route and waits until its element is `ready` or `empty`. */
export async function openRoute(path: string) {
  navigate(path);
  await until(() => /ready|empty/.test(dialog()?.querySelector<HTMLElement>('[data-state]')?.dataset.state ?? ''));
  await drawn();
}

/** Closes whatever a route opened. */
export async function closeRoute() {
  navigate('/');
  await until(() => !dialog());
}

/** The button with this name. */
export const buttonOf = (place: ParentNode, name: string) => {
  const found = [...place.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name);
  if (!found) throw new Error(`no button is named ${name}`);
  return found;
};
