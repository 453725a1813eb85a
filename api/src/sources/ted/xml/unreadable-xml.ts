import { RefusedItem } from '../../connector.js'

/** A file that is no notice, or no XML, and why, as a Dutch sentence. */
export class UnreadableXml extends RefusedItem {}
