export {
  begunNow,
  cardEntries,
  fetchPanels,
  lightsNow,
  meaningOf,
  openNow,
  pointsTo,
  slotEntries,
  turnEntries,
} from './now.ts';
