import type { XmlElement } from '../../../xml/xml-element.js'

/** The extension element of eForms, in the notice itself and in many of its elements; null without one. */
export const extensionOf = (element: XmlElement): XmlElement | null =>
  element.first('UBLExtensions', 'UBLExtension', 'ExtensionContent', 'EformsExtension')
