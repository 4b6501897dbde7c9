/* The block in the editor: which widget, and its settings. The page itself gets the div that clothesline.php prints. */
(({
  blocks,
  element: { createElement: h, Fragment },
  blockEditor: { useBlockProps, InspectorControls },
  components,
  i18n: { __ },
}) => {
  const widgets = [
    ['featured-donations', __('Featured donations', 'clothesline')],
    ['donation-card', __('One donation', 'clothesline')],
    ['chat', __('Chat', 'clothesline')],
    ['donations-map', __('Map', 'clothesline')],
    ['create-form', __('Form', 'clothesline')],
  ];
  const themes = [
    ['light', __('Light', 'clothesline')],
    ['dark', __('Dark', 'clothesline')],
    ['auto', __('As the visitor has it', 'clothesline')],
  ];

  /** The settings that a widget has besides its theme: the attribute, its label and its kind. */
  const settings = {
    'featured-donations': [
      ['limit', __('How many', 'clothesline'), 'number'],
      ['category', __('Only this category', 'clothesline'), 'text'],
    ],
    'donation-card': [['donationId', __('Number of the donation', 'clothesline'), 'number']],
    chat: [['product', __('Name in the title and the greeting', 'clothesline'), 'text']],
    'donations-map': [['category', __('Category shown at first', 'clothesline'), 'text']],
    'create-form': [],
  };

  function Edit({ attributes, setAttributes }) {
    const choice = (label, name, options) =>
      h(components.SelectControl, {
        key: name,
        label,
        value: attributes[name],
        options: options.map(([value, text]) => ({ value, label: text })),
        onChange: (value) => setAttributes({ [name]: value }),
      });
    const field = ([name, label, type]) =>
      h(components.TextControl, {
        key: name,
        label,
        type,
        value: attributes[name] ?? '',
        onChange: (text) => setAttributes({ [name]: type === 'number' ? Number(text) || undefined : text }),
      });
    const [, title] = widgets.find(([name]) => name === attributes.widget) ?? widgets[0];
    const given = (settings[attributes.widget] ?? [])
      .filter(([name]) => attributes[name])
      .map(([name, label]) => `${label}: ${attributes[name]}`);
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: __('Clothesline', 'clothesline') },
          choice(__('Widget', 'clothesline'), 'widget', widgets),
          choice(__('Colors', 'clothesline'), 'theme', themes),
          (settings[attributes.widget] ?? []).map(field),
        ),
      ),
      // The widget itself runs on the page alone: in the editor its script would run with the editor's rights.
      h(
        'div',
        useBlockProps(),
        h(components.Placeholder, {
          icon: 'heart',
          label: `Clothesline: ${title}`,
          instructions: given.join(' · ') || __('Shown on the page itself.', 'clothesline'),
        }),
      ),
    );
  }

  blocks.registerBlockType('clothesline/widget', { edit: Edit, save: () => null });
})(window.wp);
