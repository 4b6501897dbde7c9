/* The settings and preview in the block editor. On the page itself, clothesline.php prints a div. */
(({
  blocks,
  element: { createElement: h, Fragment },
  blockEditor: { useBlockProps, InspectorControls },
  components,
  i18n: { __ },
}) => {
  /** The server URL from the plugin settings, set by clothesline.php. Empty if it isn't configured. */
  const server = window.clotheslineServer ?? '';
  const widgets = [
    ['featured-donations', __('Featured donations', 'clothesline')],
    ['donation-card', __('One donation', 'clothesline')],
    ['needs', __('Needs of an organization', 'clothesline')],
    ['chat', __('Chat', 'clothesline')],
    ['donations-map', __('Map', 'clothesline')],
    ['create-form', __('Form', 'clothesline')],
  ];
  const themes = [
    ['light', __('Light', 'clothesline')],
    ['dark', __('Dark', 'clothesline')],
    ['auto', __('As the visitor has it', 'clothesline')],
  ];

  /** Settings of each widget besides the theme: attribute, label and input type. */
  const settings = {
    'featured-donations': [
      ['limit', __('How many', 'clothesline'), 'number'],
      ['category', __('Only this category', 'clothesline'), 'text'],
    ],
    'donation-card': [['donationId', __('Number of the donation', 'clothesline'), 'number']],
    needs: [['organization', __('Number of the organization', 'clothesline'), 'number']],
    chat: [['product', __('Name in the title and the greeting', 'clothesline'), 'text']],
    'donations-map': [['category', __('Category shown at first', 'clothesline'), 'text']],
    'create-form': [],
  };

  /**
   * Renders the widget in a frame with a separate origin, otherwise the script could act with the editor's permissions.
   * Clicking it selects the block.
   */
  function preview(attributes, title) {
    const place = document.createElement('div');
    place.dataset.clothesline = attributes.widget;
    for (const name of ['theme', ...(settings[attributes.widget] ?? []).map(([setting]) => setting)]) {
      if (attributes[name]) place.dataset[name] = attributes[name];
    }
    const script = document.createElement('script');
    script.src = `${server}/embed/latest/embed.js`;
    return h('iframe', {
      title: `Clothesline: ${title}`,
      sandbox: 'allow-scripts',
      srcDoc: place.outerHTML + script.outerHTML,
      style: { inlineSize: '100%', blockSize: 480, border: 0, pointerEvents: 'none' },
    });
  }

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
      h(
        'div',
        useBlockProps(),
        server
          ? preview(attributes, title)
          : h(components.Placeholder, {
              icon: 'heart',
              label: `Clothesline: ${title}`,
              instructions: __('Set the server in Settings, General, and the widget shows here.', 'clothesline'),
            }),
      ),
    );
  }

  blocks.registerBlockType('clothesline/widget', { edit: Edit, save: () => null });
})(window.wp);
